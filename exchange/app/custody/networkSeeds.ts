// Networks of the coins that `markets/catalogue.ts` lists. Rows are written to the database on the first start; from then on the
// database rules.

export interface ChainSeed {
  chainId: string;
  name: string;
  confirmations: number;
}

const chain = (chainId: string, name: string, confirmations: number): ChainSeed => ({ chainId, name, confirmations });

export const chainSeeds: readonly ChainSeed[] = [
  chain('bitcoin', 'Bitcoin', 2),
  chain('ethereum', 'Ethereum', 12),
  chain('bsc', 'BNB Smart Chain', 15),
  chain('tron', 'TRON', 20),
  chain('solana', 'Solana', 32),
  chain('xrp', 'XRP Ledger', 3),
  chain('dogecoin', 'Dogecoin', 6),
  chain('litecoin', 'Litecoin', 6),
  chain('cardano', 'Cardano', 15),
  chain('avalanche', 'Avalanche C-Chain', 12),
  chain('arbitrum', 'Arbitrum One', 20),
  chain('polkadot', 'Polkadot', 10),
  chain('near', 'NEAR', 10),
  chain('sui', 'Sui', 10),
  chain('aptos', 'Aptos', 10),
  chain('injective', 'Injective', 10),
];

export interface NetworkSeed {
  asset: string;
  chainId: string;
  mark: string;
  minDeposit: string;
  minWithdrawal: string;
  withdrawalFee: string;
}

const on = (
  asset: string,
  chainId: string,
  mark: string,
  minDeposit: string,
  minWithdrawal: string,
  withdrawalFee: string,
): NetworkSeed => ({ asset, chainId, mark, minDeposit, minWithdrawal, withdrawalFee });

/** In the order in which a coin's are shown. */
export const networkSeeds: readonly NetworkSeed[] = [
  on('BTC', 'bitcoin', 'BTC', '0.0001', '0.0005', '0.00012'),
  on('BTC', 'bsc', 'BEP20', '0.0001', '0.0002', '0.000004'),
  on('ETH', 'ethereum', 'ERC20', '0.001', '0.005', '0.0008'),
  on('ETH', 'arbitrum', 'ARB', '0.0005', '0.002', '0.00004'),
  on('ETH', 'bsc', 'BEP20', '0.0005', '0.002', '0.00005'),
  on('USDT', 'tron', 'TRC20', '1', '5', '1'),
  on('USDT', 'ethereum', 'ERC20', '5', '10', '2.4'),
  on('USDT', 'bsc', 'BEP20', '1', '5', '0.3'),
  on('USDT', 'solana', 'SPL', '1', '5', '0.5'),
  on('XRP', 'xrp', 'XRP', '1', '2', '0.2'),
  on('BNB', 'bsc', 'BEP20', '0.002', '0.01', '0.0005'),
  on('SOL', 'solana', 'SOL', '0.01', '0.05', '0.004'),
  on('DOGE', 'dogecoin', 'DOGE', '10', '20', '4'),
  on('TRX', 'tron', 'TRX', '5', '10', '1'),
  on('ADA', 'cardano', 'ADA', '2', '4', '0.8'),
  on('LINK', 'ethereum', 'ERC20', '0.1', '1', '0.15'),
  on('SUI', 'sui', 'SUI', '0.5', '1', '0.06'),
  on('AVAX', 'avalanche', 'AVAXC', '0.02', '0.1', '0.01'),
  on('LTC', 'litecoin', 'LTC', '0.002', '0.01', '0.001'),
  on('SHIB', 'ethereum', 'ERC20', '100000', '400000', '100000'),
  on('DOT', 'polkadot', 'DOT', '1', '2', '0.1'),
  on('NEAR', 'near', 'NEAR', '0.1', '0.5', '0.02'),
  on('APT', 'aptos', 'APT', '0.05', '0.2', '0.01'),
  on('PEPE', 'ethereum', 'ERC20', '100000', '500000', '150000'),
  on('ARB', 'arbitrum', 'ARB', '1', '3', '0.3'),
  on('INJ', 'injective', 'INJ', '0.05', '0.2', '0.01'),
];
