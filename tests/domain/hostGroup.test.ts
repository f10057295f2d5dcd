import { hostGroup } from '@/domain/network/hostGroup';

it.each([
  ['https://fcm.googleapis.com/fcm/send/x', 'googleapis.com'],
  ['https://a.b.evil.example/1', 'evil.example'],
  ['https://C.EVIL.example./1', 'evil.example'],
  ['http://127.0.0.1:4000/x', '127.0.0.1'],
  ['http://[::1]:4000/x', '[::1]'],
  ['https://one/x', 'one'],
])('counts %s with %s', (url, group) => expect(hostGroup(url)).toBe(group));
