export { CoinScreen } from './coin/CoinScreen';
export { HistoryScreen } from './history/HistoryScreen';
export { OverviewScreen } from './overview/OverviewScreen';
export { PayUserScreen } from './payUser/PayUserScreen';
export { AddressBookScreen } from './send/book/AddressBookScreen';
export { SendScreen } from './send/SendScreen';
export { TransferScreen } from './transfer/TransferScreen';
export { WalletScreen } from './wallet/WalletScreen';
