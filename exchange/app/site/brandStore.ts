import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '../appError';
import type { Log } from '../ports/log';
import { StartError } from '../startError';
import type { BrandFile } from './brandFile';
import { BrandFileError } from './brandFileError';
import type { BrandImage } from './brandImages';
import { type HostMemory, noHostMemory } from './hostMemory';
import { type Brand, brandFrom, SITE_FILE } from './readBrand';

interface Entry {
  /** What was read last; the folder is only looked at again when this changes. */
  stamp: string;
  /** The last good version; undefined while there never was one. */
  brand: Brand | undefined;
  /** What was wrong with the last version; empty where nothing was. */
  wrong: string;
}

interface Doubt {
  path: string;
  reason: string;
}

const LOOPBACK_SUFFIX = '.localhost';
/** Pictures no brand has any more, of 32 kB at most, that are still answered with. */
const EARLIER_IMAGES = 100;

/** All brands by name and host. A broken file leaves its last good version in use. */
export class BrandStore {
  private entries = new Map<string, Entry>();
  private byHost = new Map<string, string>();
  /** Of all brands, and of earlier versions of them: pages that are kept, or open, still name those. */
  private readonly images = new Map<string, BrandImage>();
  private readonly listeners = new Set<() => void>();
  private isWritten = true;
  private writing: Promise<void> | undefined;

  constructor(
    private readonly folder: string,
    private readonly defaultBrand: string,
    private readonly log: Log,
    /** What a file that is in use asks for and does not get. */
    private readonly doubtOf: (file: BrandFile) => Doubt | undefined = () => undefined,
    /** What a file may not ask for here: it is as good as broken. */
    private readonly refusalOf: (file: BrandFile) => Doubt | undefined = () => undefined,
    private readonly memory: HostMemory = noHostMemory,
  ) {}

  /** First reading. @throws StartError settingInvalid when there is no usable default brand. */
  async load(): Promise<void> {
    this.byHost = new Map(await this.memory.read());
    await this.refresh();
    await this.settled();
    if (this.entries.get(this.defaultBrand)?.brand) return;
    const file = join(this.folder, this.defaultBrand, SITE_FILE);
    const entry = this.entries.get(this.defaultBrand);
    const why = entry
      ? `is not served (${entry.wrong})`
      : `is missing: ${
          this.all()
            .map(({ name }) => name)
            .join(', ') || 'no brand'
        } can be used`;
    throw new StartError('settingInvalid', `Setting DEFAULT_BRAND: ${file} ${why}.`);
  }

  /** Looks for changed, new and removed folders. Returns the names of the brands that changed. */
  async refresh(): Promise<string[]> {
    const names = await this.folderNames();
    const changed = [...this.entries.keys()].filter((name) => !names.includes(name));
    for (const name of changed) this.entries.delete(name);
    for (const name of names) if (await this.refreshOne(name)) changed.push(name);
    if (changed.length === 0) return changed;
    this.indexHosts();
    this.keepImages();
    for (const listener of this.listeners) listener();
    this.remember();
    return changed;
  }

  /** Which brand has which host is written down, or it was said that it could not be. */
  async settled(): Promise<void> {
    await this.writing;
  }

  /** Calls the listener whenever brands have changed. Returns the function that ends it. */
  onChange(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  /** Folder name of the brand a host belongs to; localhost and hosts nobody claims get the default brand. */
  nameOf(host: string): string {
    const claimed = this.byHost.get(host);
    if (claimed !== undefined) return claimed;
    const name = host.endsWith(LOOPBACK_SUFFIX) ? host.slice(0, -LOOPBACK_SUFFIX.length) : '';
    return this.entries.has(name) ? name : this.defaultBrand;
  }

  /** @throws AppError unavailable for a brand whose file has been broken since the start. */
  get(name: string): Brand {
    const brand = this.entries.get(name)?.brand;
    if (!brand) throw new AppError('unavailable');
    return brand;
  }

  /** A picture of any brand, by the name in its address. */
  image(name: string): BrandImage | undefined {
    return this.images.get(name);
  }

  isDefault(name: string): boolean {
    return name === this.defaultBrand;
  }

  /** Usable brands in the order of their names. */
  all(): Brand[] {
    const usable = [...this.entries.values()].flatMap(({ brand }) => (brand ? [brand] : []));
    return usable.sort((left, right) => (left.name < right.name ? -1 : 1));
  }

  /** The latest last; of what no brand has any more the oldest go first. */
  private keepImages(): void {
    const current = this.all().flatMap(({ images }) => [...images]);
    for (const [name, image] of current) {
      this.images.delete(name);
      this.images.set(name, image);
    }
    const most = current.length + EARLIER_IMAGES;
    for (const name of this.images.keys()) if (this.images.size > most) this.images.delete(name);
  }

  private async folderNames(): Promise<string[]> {
    const found = await readdir(this.folder, { withFileTypes: true }).catch((error: Error) => {
      this.log.error({ folder: this.folder, reason: error.message }, 'brands folder cannot be read; keeping what is in use');
      return undefined;
    });
    if (!found) return [...this.entries.keys()];
    return found.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort();
  }

  private async refreshOne(name: string): Promise<boolean> {
    const folder = join(this.folder, name);
    const entry = this.entries.get(name) ?? { stamp: '', brand: undefined, wrong: '' };
    try {
      const stamp = await stampOf(folder);
      if (stamp === entry.stamp) return false;
      entry.stamp = stamp;
      this.entries.set(name, entry);
      const brand = await brandFrom(folder, name, await readFile(join(folder, SITE_FILE), 'utf8'));
      const refusal = this.refusalOf(brand.file);
      if (refusal) throw new BrandFileError(refusal.path, refusal.reason);
      entry.brand = brand;
      entry.wrong = '';
      this.log.info({ brand: name }, 'brand in use');
      const doubt = this.doubtOf(entry.brand.file);
      if (doubt) this.log.warn({ brand: name, file: join(folder, SITE_FILE), ...doubt }, 'brand file asks for what there is not');
      return true;
    } catch (error) {
      return this.keepLastGood(name, entry, error as Error);
    }
  }

  private keepLastGood(name: string, entry: Entry, error: Error): boolean {
    const isMissing = !(error instanceof BrandFileError);
    if (isMissing && entry.stamp === MISSING) return false;
    if (isMissing) entry.stamp = MISSING;
    this.entries.set(name, entry);
    const { path, reason } = error instanceof BrandFileError ? error : { path: '', reason: error.message };
    entry.wrong = path === '' ? reason : `${path}: ${reason}`;
    const outcome = entry.brand ? 'its last good version stays in use' : 'it is not served';
    this.log.error({ brand: name, file: join(this.folder, name, SITE_FILE), path, reason }, `brand file is broken; ${outcome}`);
    return false;
  }

  /** Beside: a database that hangs delays no brand. One writing at a time, so that the latest is what stays. */
  private remember(): void {
    this.isWritten = false;
    this.writing ??= this.write().finally(() => {
      this.writing = undefined;
    });
  }

  private async write(): Promise<void> {
    while (!this.isWritten) await this.writeOnce();
  }

  private async writeOnce(): Promise<void> {
    this.isWritten = true;
    try {
      await this.memory.write(this.byHost);
    } catch (error) {
      this.log.error(
        { reason: (error as Error).message },
        'which brand has which host could not be written down; it is with the next change',
      );
    }
  }

  /**
   * A host that two brands claim stays with the one that had it, also where that cannot be used by now: a folder is often begun as the copy
   * of one that is live.
   */
  private indexHosts(): void {
    const before = this.byHost;
    const isBroken = (name: string) => this.entries.has(name) && !this.entries.get(name)?.brand;
    this.byHost = new Map([...before].filter(([, name]) => isBroken(name)));
    const claims = this.all().flatMap(({ name, file }) => file.hosts.map((host) => ({ name, host })));
    const isKept = ({ name, host }: { name: string; host: string }) => before.get(host) === name;
    for (const { name, host } of claims.toSorted((left, right) => Number(isKept(right)) - Number(isKept(left)))) {
      const owner = this.byHost.get(host);
      if (owner) this.log.error({ brand: name, host, owner }, 'host belongs to another brand already; ignored');
      else this.byHost.set(host, name);
    }
  }
}

const MISSING = 'missing';

/** Changes whenever a file of the folder does. */
async function stampOf(folder: string): Promise<string> {
  await stat(join(folder, SITE_FILE));
  const files = (await readdir(folder)).sort();
  const parts = await Promise.all(
    files.map(async (file) => {
      const { mtimeMs, size } = await stat(join(folder, file));
      return `${file}:${mtimeMs}:${size}`;
    }),
  );
  return parts.join('|');
}
