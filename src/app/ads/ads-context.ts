import { createContext } from 'react'
import type { AdSettings } from '../../page-contract/page-contract.ts'

export const noAds: AdSettings = { mode: 'none', popup: 'off', network: null }

/** The operator's settings for advertising. */
export const AdsContext = createContext<AdSettings>(noAds)
