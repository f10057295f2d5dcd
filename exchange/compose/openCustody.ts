import { createChains } from '../app/custody/chains';
import { createNetworks } from '../app/custody/networks';
import type { ReadingChains } from '../app/custody/readChains';
import type { RunningMoneyWriter } from '../app/money/moneyWriter';
import type { Database } from '../app/ports/database';
import type { BrandStore } from '../app/site/brandStore';
import { createNetworkRepository } from '../db/custody/networkRepository';

interface CustodyParts {
  database: Database;
  writer: RunningMoneyWriter;
  brands: BrandStore;
}

/** The networks coins travel on. */
export function openCustody({ database, writer, brands }: CustodyParts): ReadingChains {
  const chains = createChains([]);
  const networks = createNetworks(createNetworkRepository(database), chains, (brand) => brands.get(brand).file.practice);
  return { networks, scales: writer.scales };
}
