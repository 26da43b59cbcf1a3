// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { Fragment } from 'react'
import { categoryTexts } from '#web/features/consent/components/category-texts.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { CookieSettingsButton } from '../components/cookie-settings-button.tsx'
import { LegalList } from '../components/legal-list.tsx'
import { LegalSection } from '../components/legal-section.tsx'
import { type StoredItem, storedItems } from '../components/stored-items.ts'

const columns: readonly Column<StoredItem>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => <Name name={name} /> },
  { id: 'where', header: 'Where', cell: ({ where }) => where },
  { id: 'kept', header: 'Kept', cell: ({ kept }) => kept },
  { id: 'use', header: 'Purpose', cell: ({ use }) => use },
  { id: 'category', header: 'Category', cell: ({ category }) => categoryTexts[category].name },
]

/** May be broken between its words, which no space divides. */
function Name({ name }: { name: string }) {
  return (
    <code className="readout">
      {name.split(/(?=[_A-Z])/).map((part) => (
        <Fragment key={part}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </code>
  )
}

export const title = 'Cookie policy'

export function Screen() {
  return (
    <div className="shell py-10">
      <PageHeader
        label="Privacy"
        title="Cookie policy"
        lead="What this site stores in your browser, for how long, and why."
      />
      <LegalSection title="In short">
        <p>
          Until you choose, we store only what the site needs to work. Everything optional is off until you
          turn it on, and the site works without it. You can change your mind at any time at the bottom of
          every page, or here.
        </p>
        <CookieSettingsButton />
      </LegalSection>
      <LegalSection title="The four categories">
        <LegalList items={Object.values(categoryTexts).map(({ name, use }) => [name, use] as const)} />
        <p className="text-dim">
          We remember your choice for 365 days, then ask again. When you withdraw your consent to analytics,
          we stop counting right away and remove the data it stored in your browser.
        </p>
      </LegalSection>
      <LegalSection title="Everything by name" wide>
        <Table
          caption="What this site stores in your browser"
          columns={columns}
          rows={storedItems}
          rowKey={({ name }) => name}
        />
        <p className="max-w-3xl text-dim">
          Your browser sends cookies to this site. Data in local or session storage stays in your browser,
          except your session keys, which are sent with your own requests.
        </p>
      </LegalSection>
      <LegalSection title="Other companies">
        <p>
          <strong>Google Analytics</strong> loads only if you allow Analytics. It receives the type of page,
          what you did there (such as a search, a submitted form, or the plan and amount of a purchase) and
          the information your browser sends to every site. We send page addresses as patterns, without any
          codes, names or IDs, and leave out words that look like an email address or a phone number.
        </p>
        <p>
          <strong>Stripe</strong> processes card payments for memberships. Its form loads only when you open
          it. It watches for fraud there, and also stores what it needs for that under its own address.
        </p>
        <p>
          <strong>Cloudflare Turnstile</strong> checks on the registration page that you are a person. It may
          use your browser’s storage under its own address, only for that check.
        </p>
        <p>
          To learn how we handle everything else you give us, read the{' '}
          <TextLink to="/privacy-policy">privacy policy</TextLink>.
        </p>
      </LegalSection>
    </div>
  )
}
