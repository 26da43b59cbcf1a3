import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { useAddressFilter } from '#web/features/platform/lists/use-address-filter.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ScriptNotice } from '#web/ui/script-notice.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { SuggestForm } from '../own/suggest-form.tsx'

export const title = 'Add a business'

const formFilter = { form: z.optional(z.literal('suggest')) }

export function Screen() {
  const session = useSession()
  const isSignedIn = session.status === 'signed-in'
  const isMember = isSignedIn && session.me.registrationCompleted
  const { filter, setFilter } = useAddressFilter(formFilter)
  return (
    <div className="shell py-10">
      <PageHeader
        label="Businesses"
        title={title}
        lead="Shops, installers, builders, and brands. Listing is free."
      />
      <ScriptNotice />
      <div className="grid max-w-5xl gap-6 md:grid-cols-2">
        <Panel title="This is my business">
          <p className="text-dim">
            Write the listing yourself, with hours, pictures, and services. You answer reviews and see how
            many people look at it. <TextLink to="/business">What you get</TextLink>
          </p>
          <ButtonLink to={isSignedIn ? '/directory/create' : '/register'} variant="primary" className="mt-5">
            {isSignedIn ? 'List my business' : 'Sign up to list it'}
          </ButtonLink>
        </Panel>
        <Panel title="I know a business">
          <p className="text-dim">
            Tell us its name and where it is. We check it and list it, and its owner can claim it later.
          </p>
          <Button
            aria-expanded={filter.form === 'suggest'}
            className="mt-5"
            onClick={() => setFilter({ form: 'suggest' })}
          >
            Suggest it
          </Button>
        </Panel>
      </div>
      {filter.form && <Suggest key={isMember ? 'member' : 'visitor'} isMember={isMember} />}
    </div>
  )
}

function Suggest({ isMember }: { isMember: boolean }) {
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Panel screws className="mt-6 max-w-5xl">
      <h2 ref={heading} tabIndex={-1} className="mb-5 text-xl font-semibold outline-none">
        The business
      </h2>
      <SuggestForm
        isMember={isMember}
        onSent={(sentTo) =>
          void navigate('/directory/pending', { state: { isSent: true, ...(sentTo && { sentTo }) } })
        }
      />
    </Panel>
  )
}
