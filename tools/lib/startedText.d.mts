interface Started {
  brands: readonly { folder: string; name: string; isDefault: boolean }[];
  isPractice: boolean;
  networks: readonly { chainId: string; isPractice: boolean; wallets: readonly string[] }[];
  demo: { email: string; password: string } | null;
}

interface Where {
  webPort: number;
  exchangePort: number;
  databaseUrl?: string;
  dataDir: string;
}

export function startedText(started: Started, where: Where): string;
