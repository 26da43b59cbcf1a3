import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { AskForHelp } from '../components/ask-for-help.tsx'

export const title = 'Ask for help'

export function Screen() {
  return (
    <div className="page">
      <Breadcrumb items={[{ label: 'Support', to: '/dashboard/support' }, { label: title }]} />
      <ScreenHeader title={title} />
      <AskForHelp />
    </div>
  )
}
