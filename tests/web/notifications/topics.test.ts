import { NOTICE_TOPICS } from '@/domain/notices/topics';
import en from '@/locales/en/common.json';

const topics: Record<string, { title: string; text: string }> = en.notifications.topics;

it('has words for whatever is told, and for nothing else', () => {
  // An announcement brings its own. Other languages have the keys of English.
  expect(Object.keys(topics).sort()).toEqual(NOTICE_TOPICS.filter((topic) => topic !== 'announcement').sort());
});
