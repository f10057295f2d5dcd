/** Where the programs of the stack listen, and the folder of its data. */
export interface StackPorts {
  webPort: number;
  webHost: string;
  exchangePort: number;
  dataDir: string;
}

export function onOwnStack<Result>(work: (ports: StackPorts) => Promise<Result>, env?: Record<string, string>): Promise<Result>;
