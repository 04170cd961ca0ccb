import { eumetsatFacts } from '../eumetview/facts.ts'

export const provider = 'eumetsat-clouds'
export const facts = eumetsatFacts(provider)
