import { renderHook } from '@testing-library/react';
import { useDirection } from '@/src/shell/layout/useDirection';

describe('the direction of the document', () => {
  it('follows the language without a reload', () => {
    const { rerender } = renderHook(({ locale }) => useDirection(locale), { initialProps: { locale: 'en' } });
    expect(document.documentElement.dir).toBe('ltr');
    rerender({ locale: 'ar-AE' });
    expect(document.documentElement.dir).toBe('rtl');
    rerender({ locale: 'bg' });
    expect(document.documentElement.dir).toBe('ltr');
  });
});
