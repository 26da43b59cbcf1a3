// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { type ComponentType, lazy, Suspense, useState } from 'react'
import * as z from 'zod/mini'
import { MailStatus } from '#shared/platform/mails/mail.ts'
import { useAddressFilter } from '#web/features/platform/lists/use-address-filter.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { MailList } from '../components/mail-list.tsx'
import { mailStatusWords } from '../components/mail-status-words.ts'
import * as queueActions from '../components/queue-actions-of-nouns.ts'

const statuses: readonly MailStatus[] = ['sent', 'queued', 'sending', 'failed', 'suppressed', 'unwanted']

const tabs = statuses.map((id) => ({ id, label: mailStatusWords[id] }))

const actions = Object.values(queueActions).map(({ label, load }) => ({ label, Opened: lazy(load) }))

const mailFilter = { status: z._default(MailStatus, 'sent') }

export const title = 'Email queue'

export function Screen() {
  const { filter, setFilter } = useAddressFilter(mailFilter)
  const [asked, setAsked] = useState<{ Opened: ComponentType<{ onClose: () => void }> }>()
  return (
    <div className="page">
      <ScreenHeader
        title="Email queue"
        lead="Suppressed: bounced or complained. Off: turned off by the member."
        actions={
          <>
            <ButtonLink to="/admin/mails/recipient">Find by recipient</ButtonLink>
            <ButtonLink to="/admin/mails/templates">Email templates</ButtonLink>
            {actions.map(({ label, Opened }) => (
              <Button key={label} onClick={() => setAsked({ Opened })}>
                {label}
              </Button>
            ))}
          </>
        }
      />
      <Tabs
        label="Status"
        narrow="dropdown"
        value={filter.status}
        onChange={(status) => setFilter({ status })}
        tabs={tabs.map((tab) => ({ ...tab, content: <MailList key={tab.id} status={tab.id} /> }))}
      />
      {asked && (
        <Suspense fallback={null}>
          <asked.Opened onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </div>
  )
}
