import { Building2, CircleAlert, Pencil, Plus, Trash2, UserRound } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { CSSProperties } from 'react';
import type { Owner } from '@/domain/verification/answers';
import type { PlacedOwner } from '@/domain/verification/ownership';
import { IconButton } from '@/src/ui/button/IconButton';
import { Tag } from '@/src/ui/choice/Tag';
import { IconTile } from '@/src/ui/section/IconTile';
import styles from './Owners.module.css';
import type { TreeLines } from './treeLines';
import { usePercent } from './usePercent';

interface OwnerRowProps {
  placed: PlacedOwner;
  lines: TreeLines | undefined;
  text: readonly (string | undefined)[];
  isKnown: boolean;
  problems: readonly string[];
  onAdd: (parentId: string) => void;
  onEdit: (owner: Owner) => void;
  onRemove: (id: string) => void;
}

/** One owner in their place of the tree. */
export function OwnerRow({ placed, lines, text, isKnown, problems, onAdd, onEdit, onRemove }: OwnerRowProps) {
  const { t } = useTranslation('common');
  const percent = usePercent();
  const { owner, depth, effective } = placed;
  const { id, name, kind } = owner;
  const Icon = kind === 'PERSON' ? UserRound : Building2;
  return (
    <li
      className={styles.row}
      style={{ '--depth': depth + 1 } as CSSProperties}
      data-kind={kind}
      data-invalid={problems.length > 0 || undefined}
      data-testid={`owner-${name}`}
    >
      {lines ? <Lines {...lines} depth={depth} /> : null}
      <span className={styles.who}>
        <IconTile small icon={Icon} />
        <span className={styles.words}>
          <span className={styles.name}>
            <bdi>{name}</bdi>
          </span>
          <span className={styles.text}>{text.filter(Boolean).join(' · ')}</span>
        </span>
        <span className={styles.acts}>
          {kind === 'COMPANY' ? (
            <IconButton
              label={t('verification.owners.addBelow', { name })}
              icon={<Plus size={16} aria-hidden="true" />}
              onClick={() => onAdd(id)}
            />
          ) : null}
          <IconButton
            label={t('verification.owners.edit', { name })}
            icon={<Pencil size={16} aria-hidden="true" />}
            onClick={() => onEdit(owner)}
          />
          <IconButton
            label={t('verification.owners.remove', { name })}
            icon={<Trash2 size={16} aria-hidden="true" />}
            onClick={() => onRemove(id)}
          />
        </span>
        {problems.map((problem) => (
          <span key={problem} className={styles.problem} role="alert">
            <CircleAlert size={14} aria-hidden="true" />
            {problem}
          </span>
        ))}
      </span>
      <span className={styles.share}>
        <span className="sr-only">{t('verification.owners.share')} </span>
        <bdi className="num">{percent(effective)}</bdi>
      </span>
      <span className={styles.check}>
        {kind === 'COMPANY' || effective === '' ? null : isKnown ? (
          <Tag tone="accent">{t('verification.owners.known')}</Tag>
        ) : (
          <span className={styles.text}>{t('verification.owners.notNeeded')}</span>
        )}
      </span>
    </li>
  );
}

/** How the row hangs on what is above it, and what runs past it. */
function Lines({ passing, goesOn, startsOne, depth }: TreeLines & { depth: number }) {
  const at = (level: number) => ({ '--depth': level }) as CSSProperties;
  return (
    <>
      {passing.map((above) => (
        <span key={above} className={styles.line} style={at(above)} />
      ))}
      <span className={styles.branch} style={at(depth)} />
      {goesOn ? <span className={styles.line} style={at(depth)} /> : null}
      {startsOne ? <span className={styles.stem} /> : null}
    </>
  );
}
