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
  { id: 'use', header: 'What for', cell: ({ use }) => use },
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

export function Screen() {
  return (
    <div className="shell py-10">
      <PageHeader
        label="Privacy"
        title="Cookie policy"
        lead="What this site keeps in your browser, for how long, and what each piece is for."
      />
      <LegalSection title="In short">
        <p>
          Before you choose, nothing is kept but what the site needs to work. Whatever is optional is off
          until you switch it on, and everything works without it. You can change your mind at any time: at
          the end of every page, or here.
        </p>
        <CookieSettingsButton />
      </LegalSection>
      <LegalSection title="The four categories">
        <LegalList items={Object.values(categoryTexts).map(({ name, use }) => [name, use] as const)} />
        <p className="text-dim">
          Your choice holds for 365 days; then we ask again. When you withdraw it, counting stops at once and
          what it had left in your browser is removed.
        </p>
      </LegalSection>
      <LegalSection title="Everything by name" wide>
        <Table
          caption="What this site keeps in a browser"
          columns={columns}
          rows={storedItems}
          rowKey={({ name }) => name}
        />
        <p className="max-w-3xl text-dim">
          Cookies are sent to this site. What is in local or session storage stays in your browser, apart from
          the keys of your session, which go along with your own requests.
        </p>
      </LegalSection>
      <LegalSection title="Other companies">
        <p>
          <strong>Google Analytics</strong> is loaded only when you have allowed Analytics. It learns the kind
          of page, what was done there (such as a search or a form that was sent) and what your browser tells
          every site. Addresses of pages go out as patterns, so that no code, name or id is in them; words
          that look like an email address or a phone number are left out.
        </p>
        <p>
          <strong>Stripe</strong> takes the card of a membership. Its form is loaded when you open it and not
          before; it watches for fraud there, and keeps what it needs for that under its own address as well.
        </p>
        <p>
          <strong>Cloudflare Turnstile</strong> checks on the registration page that a person is there. It may
          use your browser’s storage under its own address for that check alone.
        </p>
        <p>
          How we treat everything else that you give us is in the{' '}
          <TextLink to="/privacy-policy">privacy policy</TextLink>.
        </p>
      </LegalSection>
    </div>
  )
}
