import { screen } from '@testing-library/react';
import { Button } from '@/src/ui/button/Button';
import { ButtonLink } from '@/src/ui/button/ButtonLink';
import { IconButton } from '@/src/ui/button/IconButton';
import { BUTTON_SIZES, BUTTON_VARIANTS, buttonClass } from '@/src/ui/button/variants';
import { renderUi } from './renderUi';

describe('Button', () => {
  it('has the twelve variants and three sizes of the specification, each with its own look', () => {
    expect(BUTTON_VARIANTS).toHaveLength(12);
    const looks = BUTTON_VARIANTS.flatMap((variant) => BUTTON_SIZES.map((size) => buttonClass({ variant, size })));
    expect(new Set(looks).size).toBe(36);
  });

  it('acts on press, Enter and Space', async () => {
    const onClick = jest.fn();
    const { user } = renderUi(<Button onClick={onClick}>Buy BTC</Button>);
    const button = screen.getByRole('button', { name: 'Buy BTC' });
    await user.click(button);
    await user.keyboard('{Enter} ');
    expect(onClick).toHaveBeenCalledTimes(3);
    expect(button).toHaveAttribute('type', 'button');
  });

  it('while loading shows a spinner, keeps its label and focus, and ignores presses', async () => {
    const onClick = jest.fn();
    const onSubmit = jest.fn((event) => event.preventDefault());
    const { user, container } = renderUi(
      <form onSubmit={onSubmit}>
        <Button type="submit" loading onClick={onClick}>
          Buy BTC
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Buy BTC' });
    expect(container.querySelector('[data-spinner]')).toBeInTheDocument();
    expect(button).toHaveAttribute('aria-busy', 'true');
    await user.click(button);
    await user.keyboard('{Enter}');
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(button).toHaveFocus();
  });

  it('puts the spinner in the place of its icon', () => {
    const { container, rerender } = renderUi(<Button startIcon={<i data-testid="icon" />}>Go</Button>);
    expect(screen.getByTestId('icon')).toBeInTheDocument();
    rerender(
      <Button startIcon={<i data-testid="icon" />} loading>
        Go
      </Button>,
    );
    expect(screen.queryByTestId('icon')).toBeNull();
    expect(container.querySelector('[data-spinner]')).toBeInTheDocument();
  });

  it('can be a link', () => {
    renderUi(<ButtonLink href="/markets">Markets</ButtonLink>);
    expect(screen.getByRole('link', { name: 'Markets' })).toHaveAttribute('href', '/markets');
  });
});

describe('IconButton', () => {
  it('is named by its label and marks news', () => {
    const { container } = renderUi(<IconButton label="Notifications, 2 new" icon={<svg />} dot />);
    expect(screen.getByRole('button', { name: 'Notifications, 2 new' })).toBeInTheDocument();
    expect(container.querySelector('[data-dot]')).toBeInTheDocument();
  });
});
