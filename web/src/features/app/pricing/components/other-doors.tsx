import { ButtonLink } from '#web/ui/button-link.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

export type OtherDoorsProps = { title: string; text: string; to: string; label: string }

/** For people who came through the wrong door, or are not sure yet. */
export function OtherDoors({ title, text, to, label }: OtherDoorsProps) {
  return (
    <section
      aria-labelledby="other-doors"
      className="shell flex flex-wrap items-center justify-between gap-x-10 gap-y-5 pt-16"
    >
      <div className="max-w-2xl">
        <h2 id="other-doors" className="text-xl font-semibold">
          {title}
        </h2>
        <p className="mt-1 text-dim">{text}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={to}>{label}</ButtonLink>
        <ButtonLink to="/pricing">All memberships</ButtonLink>
      </div>
      <p className="basis-full text-sm text-dim">
        Still have a question? <TextLink to="/faq">Read the FAQ</TextLink>
      </p>
    </section>
  )
}
