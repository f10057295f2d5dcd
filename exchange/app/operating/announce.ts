import type { OperatorParams } from '@/contract/operator';
import { AppError } from '../appError';
import { auditBy, type OperatingContext } from './context';
import type { Operator } from './operatorStore';

/**
 * Tells all users of a brand something: those there are, not those who come later.
 * @throws AppError badRequest: no such brand, or no text in English, which is shown where a language is missing
 */
export async function announce({ announcements, clock }: OperatingContext, by: Operator, params: OperatorParams<'announce'>) {
  const { brand, texts, note } = params;
  if (!announcements.isBrand(brand)) throw new AppError('badRequest', 'brand', 'no such brand');
  if (!texts.en) throw new AppError('badRequest', 'texts.en', 'required');
  const languages = Object.keys(texts);
  const audit = (id: string) => auditBy(by, 'announce', `brand:${brand}`, { note, announcement: id, title: texts.en?.title, languages });
  const announcementId = await announcements.write(brand, texts, clock.now(), audit);
  announcements.published(brand);
  return { announcementId, languages };
}
