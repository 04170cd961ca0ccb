import { inThread } from '../../concurrency/in-thread.ts'
import { type OdimJob, readOdim } from './read-odim.ts'

const { ready } = await import('h5wasm')
await ready

inThread(({ bytes, quantity }: OdimJob) => readOdim(bytes, quantity))
