import { useId } from 'react'
import { ButtonLink } from '#web/ui/button-link.tsx'

export type ClaimDoorProps = { title: string; text: string; to: string; label: string }

/** A way on for some of those who read here, such as those whose page is there already. */
export function ClaimDoor({ title, text, to, label }: ClaimDoorProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="shell flex flex-wrap items-center justify-between gap-x-10 gap-y-5 pb-16"
    >
      <div className="max-w-2xl">
        <h2 id={id} className="text-xl font-semibold">
          {title}
        </h2>
        <p className="mt-1 text-dim">{text}</p>
      </div>
      <ButtonLink to={to}>{label}</ButtonLink>
    </section>
  )
}
