import { render } from '@testing-library/react';
import { TaggedWords } from '@/src/i18n/TaggedWords';

const html = (text: string) =>
  render(<TaggedWords text={text} tags={{ b: (words) => <b>{words}</b>, a: (words) => <a href="/terms">{words}</a> }} />).container
    .innerHTML;

describe('words with tags', () => {
  it('become what each tag stands for, in the order of the sentence', () => {
    expect(html('Agree to <a>the terms</a> and <b>6</b> more.')).toBe('Agree to <a href="/terms">the terms</a> and <b>6</b> more.');
    expect(html('<b>6</b>')).toBe('<b>6</b>');
  });

  it('stay plain words in a tag nobody knows, and never become markup of their own', () => {
    expect(html('Go <i>now</i>')).toBe('Go now');
    expect(html('1 < 2 <script> x')).toBe('1 &lt; 2 &lt;script&gt; x');
  });
});
