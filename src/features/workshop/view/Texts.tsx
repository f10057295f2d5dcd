import type { Block } from '@/src/lib/markdown/blocks';
import { AddressGroups } from '@/src/ui/address/AddressGroups';
import { MarkdownBlocks } from '@/src/ui/markdown/MarkdownBlocks';
import { Section } from '../Section';

const text = (words: string) => [{ kind: 'text' as const, text: words }];

const BLOCKS: Block[] = [
  { kind: 'heading', level: 3, id: 'orders', spans: text('Orders') },
  {
    kind: 'paragraph',
    spans: [
      ...text('An order that rests pays the '),
      { kind: 'strong', spans: text('maker') },
      ...text(' rate; see '),
      { kind: 'link', href: '/markets', spans: text('the markets') },
      ...text('.'),
    ],
  },
  {
    kind: 'list',
    isOrdered: true,
    items: [[{ kind: 'paragraph', spans: text('First clause') }], [{ kind: 'paragraph', spans: text('Second clause') }]],
  },
  { kind: 'table', head: [text('Tier'), text('Fee')], rows: [[text('1'), text('0.1%')]] },
  { kind: 'quote', blocks: [{ kind: 'paragraph', spans: text('Only the coins are practice coins.') }] },
];

/** As an address is read, and as it is compared with one that looks alike. */
const ADDRESS = '0x9f8e2c41a7b3d5506e1f8094c2d7b6a5e3f10c9d';

export function Texts() {
  return (
    <Section title="Texts">
      <MarkdownBlocks blocks={BLOCKS} section="4" />
      <AddressGroups address={ADDRESS} />
      <AddressGroups address={ADDRESS} differing={[20, 21, 25]} />
    </Section>
  );
}
