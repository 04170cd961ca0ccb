import type { FailureKind } from '../../domain/failure.ts'
import { FailureNotice } from '../design/states.tsx'
import { StillLoading } from './still-loading.tsx'
import { TryAgain } from './try-again.tsx'

type SourceMissingProps = { failure: FailureKind; title: string; message: string }

/** In place of what a page is about: its source is still answering, or has failed. */
export function SourceMissing({ failure, title, message }: SourceMissingProps) {
  if (failure === 'pending') return <StillLoading />
  return <FailureNotice heading="h2" title={title} message={message} action={<TryAgain />} />
}
