import { screen } from '@testing-library/react';
import { Workshop } from '@/src/features/workshop';
import { renderUi } from './renderUi';

describe('workshop', () => {
  it.each(['en', 'ar-AE'])('shows every component without a complaint from React (%s)', (locale) => {
    const complaint = jest.spyOn(console, 'error');
    renderUi(<Workshop />, { locale });
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Buttons',
      'Choices and menus',
      'Fields',
      'Feedback',
      'Tables, coins and numbers',
    ]);
    expect(complaint).not.toHaveBeenCalled();
    complaint.mockRestore();
  });
});
