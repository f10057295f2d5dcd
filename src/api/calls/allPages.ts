import type { CallData, CallParams } from '@/contract/calls';
import type { PagedName, PagedParams, PagedRow } from '../paged';
import { quietCall } from '../quietCall';

const LARGEST_PAGE = 100;

/** Every row there is on a question, page after page: for files. @throws ApiError */
export async function allPages<Name extends PagedName>(name: Name, question: PagedParams<Name>): Promise<PagedRow<Name>[]> {
  const rows: PagedRow<Name>[] = [];
  let searchAfter: string | null = null;
  do {
    const cursor: object = searchAfter === null ? {} : { searchAfter };
    const page: CallData<Name> = await quietCall(name, { ...question, pageSize: LARGEST_PAGE, ...cursor } as CallParams<Name>);
    rows.push(...(page.records as PagedRow<Name>[]));
    searchAfter = page.last ? null : page.searchAfter;
  } while (searchAfter !== null);
  return rows;
}
