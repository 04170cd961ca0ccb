import { monitoring } from './server-process.ts'

/** What a server's monitoring reads under this name, labels included; 0 where nothing has been counted yet. */
export async function metricOf(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`, { headers: monitoring })).text()
  const line = text.split('\n').find((one) => one.startsWith(`${name} `))
  return Number(line?.slice(name.length) ?? 0)
}
