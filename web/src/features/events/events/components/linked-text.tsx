import { isWebAddress } from '#shared/is-web-address.ts'

const address = /(https?:\/\/[^\s<>]*[^\s<>.,;:!?)\]}'"])/

/** Plain text with its line breaks, in which web addresses are links. */
export function LinkedText({ text }: { text: string }) {
  let at = 0
  const parts = text.split(address).map((part, index) => {
    const key = at
    at += part.length
    if (index % 2 === 0 || !isWebAddress(part)) return part
    return (
      <a key={key} href={part} className="link" rel="nofollow ugc noopener">
        {part}
      </a>
    )
  })
  return <p className="max-w-prose text-pretty whitespace-pre-line wrap-anywhere">{parts}</p>
}
