import { useSearchParams } from 'react-router-dom'
import { MailStatus } from '#shared/mails/mail.ts'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { MailList } from '../components/mail-list.tsx'

const tabs: readonly { id: MailStatus; label: string }[] = [
  { id: 'sent', label: 'Sent' },
  { id: 'queued', label: 'Queued' },
  { id: 'sending', label: 'Sending' },
  { id: 'failed', label: 'Failed' },
  { id: 'suppressed', label: 'Suppressed' },
]

export function Screen() {
  const [search, setSearch] = useSearchParams()
  const status = MailStatus.options.find((option) => option === search.get('status')) ?? 'sent'
  return (
    <div className="page">
      <ScreenHeader
        title="Mail queue"
        lead="Every mail the platform sends. Failed ones can be queued again; suppressed ones went to an address that bounced or complained."
      />
      <Tabs
        label="Status"
        value={status}
        onChange={(id) => setSearch({ status: id }, { replace: true, preventScrollReset: true })}
        tabs={tabs.map((tab) => ({ ...tab, content: <MailList key={tab.id} status={tab.id} /> }))}
      />
    </div>
  )
}
