import { render } from '@testing-library/react';
import { RowSkeleton } from '@/src/ui/section/RowSkeleton';
import { Skeleton } from '@/src/ui/views/Skeleton';

it('is busy to everybody who asks, wherever it stands', () => {
  const { container } = render(
    <>
      <Skeleton height={320} />
      <RowSkeleton count={2} />
    </>,
  );
  const shapes = [...container.querySelectorAll('[data-skeleton]')];
  expect(shapes).toHaveLength(7);
  for (const shape of shapes) {
    expect(shape).toHaveAttribute('aria-busy', 'true');
    expect(shape.closest('[aria-hidden]')).toBeNull();
  }
});
