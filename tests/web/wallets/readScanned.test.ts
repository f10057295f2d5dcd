import { readScanned } from '@/src/features/wallets/send/model/readScanned';

it.each([
  ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', { address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' }],
  ['bitcoin:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4?amount=0.5', { address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' }],
  [' ethereum:pay-0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed@1?value=1 ', { address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' }],
  ['xrpl:rPEPPER7kfTD9w2To4CQk6UCfuHM9c6GDY?dt=77', { address: 'rPEPPER7kfTD9w2To4CQk6UCfuHM9c6GDY', memo: '77' }],
])('reads the address of %s', (text, found) => {
  expect(readScanned(text)).toEqual(found);
});

it.each(['https://example.org/0x5aAeb6053F3E94C9', '', 'WIFI:T:WPA;S:home;;', 'hello there'])('finds none in %j', (text) => {
  expect(readScanned(text)).toBeUndefined();
});
