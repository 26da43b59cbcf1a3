import { AttentionDialog } from '#web/features/platform/offline/attention-dialog.tsx'
import { deedOf } from './undo-bar.tsx'
import type { Scoring } from './use-scoring.ts'

type ScoringAttentionProps = { scoring: Scoring; onClose: () => void }

/** The work of this tablet that the server refused or failed on. */
export const ScoringAttention = ({ scoring: { store, state }, onClose }: ScoringAttentionProps) => (
  <AttentionDialog
    items={state.queue.filter((item) => item.state === 'attention')}
    deedOf={deedOf}
    onRetry={(...items) => void store.retry(...items)}
    onDismiss={({ id }) => void store.dismiss(id)}
    onClose={onClose}
  />
)
