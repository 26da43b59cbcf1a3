import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { VerifyQueue } from '../components/verify-queue.tsx'

export const title = 'Competition results'

export function Screen() {
  return (
    <div className="page">
      <ScreenHeader
        title={title}
        lead="Results that members reported. They count, with their points, once you have accepted them."
      />
      <VerifyQueue />
    </div>
  )
}
