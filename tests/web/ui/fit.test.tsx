import { screen } from '@testing-library/react';
import { useState } from 'react';
import { NumberInput } from '@/src/ui/field/NumberInput';
import { renderUi } from './renderUi';

/** Every character is this wide, as a share of the type's size. */
const GLYPH = 0.6;
const [BESIDE_LABEL, ALONE] = [80, 120];
const LABEL = 'Price';
/** Px that a letter of the label takes from the number. */
const LETTER = 8;

const sizeOf = (field: HTMLElement) => Number.parseFloat(getComputedStyle(field).fontSize);
const isTight = (field: HTMLElement) => field.parentElement?.hasAttribute('data-tight') ?? false;
const labelOf = (field: HTMLElement) => field.parentElement?.firstElementChild?.textContent ?? '';
const widthOf = (field: HTMLElement) => (isTight(field) ? ALONE : BESIDE_LABEL + (LABEL.length - labelOf(field).length) * LETTER);

/**
 * jsdom lays nothing out: a field is as wide as its label leaves it, and its text as its characters are. Browsers tell whole px of both.
 */
function layOut(type: number): () => void {
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = `input { font-size: ${type}px }`;
  const client = jest.spyOn(HTMLInputElement.prototype, 'clientWidth', 'get').mockImplementation(function (this: HTMLInputElement) {
    return widthOf(this);
  });
  const scroll = jest.spyOn(HTMLInputElement.prototype, 'scrollWidth', 'get').mockImplementation(function (this: HTMLInputElement) {
    const padding = Number.parseFloat(this.style.paddingInlineEnd) || 0;
    return Math.max(widthOf(this), Math.round(this.value.length * sizeOf(this) * GLYPH + padding));
  });
  return () => [style.remove(), client.mockRestore(), scroll.mockRestore()];
}

function Probe({ digits, label = LABEL }: { digits: number; label?: string }) {
  const [value, setValue] = useState('1'.repeat(digits));
  return <NumberInput aria-label="Price" start={label} thousandSeparator="" unit="USDT" value={value} onValueChange={setValue} />;
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Price' });

describe('a number that does not fit its field', () => {
  let restore = () => {};
  afterEach(() => restore());
  const look = (type: number, digits: number) => {
    restore = layOut(type);
    renderUi(<Probe digits={digits} />);
    return { size: sizeOf(field()), isTight: isTight(field()), isCut: field().scrollWidth > field().clientWidth };
  };

  it('has its type as long as it fits', () => expect(look(14, 9)).toEqual({ size: 14, isTight: false, isCut: false }));

  it('shrinks its type for a part of one px, too: an ellipsis would take three of its digits', () => {
    const { size, ...rest } = look(13.4, 10);
    expect(rest).toEqual({ isTight: false, isCut: false });
    expect(size).toBeLessThan(13.4);
  });

  it('shrinks its type beside its label while that can be read well', () => {
    const { size, ...rest } = look(14, 11);
    expect(rest).toEqual({ isTight: false, isCut: false });
    expect(size).toBeLessThan(14);
    expect(size).toBeGreaterThanOrEqual(11);
  });

  it('sends its label above itself before its type becomes too small, and may then be larger again', () => {
    expect(look(14, 14)).toEqual({ size: 14, isTight: true, isCut: false });
  });

  it('does not shrink on a phone while its label can go above it: the page would zoom in when it is touched', () => {
    expect(look(16, 9)).toEqual({ size: 16, isTight: true, isCut: false });
  });

  it('shrinks on as far as anything can be read, below its label', () => {
    const { size, ...rest } = look(14, 20);
    expect(rest).toEqual({ isTight: true, isCut: false });
    expect(size).toBeGreaterThan(8);
  });

  it('can be scrolled through when even that is too large', () => expect(look(14, 40)).toEqual({ size: 8, isTight: true, isCut: true }));

  it('has its label and its type again once it fits', async () => {
    look(14, 20);
    const { user } = renderUi(<Probe digits={20} />);
    const second = screen.getAllByRole<HTMLInputElement>('textbox')[1] as HTMLInputElement;
    await user.clear(second);
    expect(isTight(second)).toBe(false);
    expect(sizeOf(second)).toBe(14);
  });

  it('is measured anew when its label becomes longer: in another language', () => {
    restore = layOut(16);
    const { rerender } = renderUi(<Probe digits={8} />);
    expect(isTight(field())).toBe(false);
    rerender(<Probe digits={8} label="Precio por unidad" />);
    expect(isTight(field())).toBe(true);
  });
});
