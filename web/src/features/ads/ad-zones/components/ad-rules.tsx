import { uploadPurposes } from '#shared/platform/uploads/upload-purposes.ts'
import { TextLink } from '#web/ui/text-link.tsx'

type Entry = { title: string; text: string }

const kilobytes = Math.round(uploadPurposes['ad-creative'].maxBytes / 1024)

const rules: readonly Entry[] = [
  {
    title: 'Pictures',
    text: `The exact size of the ad space, or twice that for sharp displays. JPEG, PNG, or WebP, up to ${kilobytes} KB, without animation.`,
  },
  { title: 'Target', text: 'A page that starts with https:// and shows what the ad promises.' },
  { title: 'Review', text: 'A person looks at every ad within one working day. You pay after that.' },
  { title: 'No tags', text: 'No scripts or third-party tags. We count, and you see the statistics.' },
]

const measuring: readonly Entry[] = [
  { title: 'A view', text: 'At least half of the ad was on the screen for one second.' },
  { title: 'Not counted', text: 'Bots and your own visits.' },
  { title: 'Statistics', text: 'Views and clicks by day within 26 minutes, to download as CSV.' },
  { title: 'Privacy', text: 'Nothing follows people from page to page or to other sites.' },
]

const money: readonly Entry[] = [
  {
    title: 'Views left over',
    text: 'You choose: they run on for up to 14 days, or we refund them.',
  },
  {
    title: 'You stop early',
    text: 'What was not delivered is refunded. As a sponsor: whole days that had not begun.',
  },
]

/** How ads are made, counted, and paid. */
export function AdRules({ takesCards }: { takesCards: boolean }) {
  const paying = {
    title: 'Paying',
    text: takesCards
      ? 'By card, once the ad is approved. Price and days are yours for 14 days after that.'
      : 'By transfer: we send you the details once the ad is approved. Price and days are yours for 14 days after that.',
  }
  return (
    <>
      <Entries id="rules" title="Rules for ads" entries={rules} />
      <Entries id="measuring" title="How views are counted" entries={measuring} />
      <Entries id="money" title="You pay for what is delivered" entries={[...money, paying]} />
      <p className="mt-8 text-dim">
        Still have a question? <TextLink to="/faq">Read the FAQ</TextLink> or{' '}
        <TextLink to="/contact">contact us</TextLink>.
      </p>
    </>
  )
}

type EntriesProps = { id: string; title: string; entries: readonly Entry[] }

const Entries = ({ id, title, entries }: EntriesProps) => (
  <section aria-labelledby={id} className="mt-12">
    <h2 id={id} className="wide text-3xl">
      {title}
    </h2>
    <dl className="mt-6 border-t border-line">
      {entries.map((entry) => (
        <div
          key={entry.title}
          className="grid gap-x-6 gap-y-1 border-b border-line py-4 sm:grid-cols-[11rem_minmax(0,1fr)]"
        >
          <dt className="text-xl font-semibold">{entry.title}</dt>
          <dd className="text-dim">{entry.text}</dd>
        </div>
      ))}
    </dl>
  </section>
)
