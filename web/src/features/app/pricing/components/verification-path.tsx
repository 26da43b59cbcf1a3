export type VerificationPathProps = {
  /** The kind of business that registers. */
  who: string
  /** The proof that it can send. */
  proof: string
}

/** Shows how a business is checked, from the registration to the first payment. */
export function VerificationPath({ who, proof }: VerificationPathProps) {
  const steps = [
    {
      title: 'Sign up',
      text: `Tell us the name of your ${who}, where it is and its phone number. No card is needed.`,
    },
    { title: 'Confirm your email', text: 'The link in our email proves that the address is yours.' },
    {
      title: 'Send your documents',
      text: `${proof}, as a PDF or a picture. Only our reviewers can see it.`,
    },
    {
      title: 'A person reviews them',
      text: 'We send you the outcome by email and notification. If something is missing, we tell you, and you can send it.',
    },
    {
      title: 'Choose your plan',
      text: 'Once you are approved, your profile can go public. You pay when you choose a plan, not before.',
    },
  ]
  return (
    <section aria-labelledby="verification" className="border-y border-line bg-panel">
      <div className="shell grid gap-x-16 gap-y-10 py-16 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div>
          <h2 id="verification" className="wide max-w-2xl text-3xl">
            Reviewed by a person before you pay
          </h2>
          <ol className="mt-10 ml-5">
            {steps.map(({ title, text }, index) => (
              <li
                key={title}
                className="grid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-3 border-l-2 border-edge pb-7 last:border-transparent last:pb-0"
              >
                <span className="readout -ml-[1.3125rem] grid size-10 place-items-center rounded-full border-2 border-edge bg-panel text-lg text-dim">
                  {index + 1}
                </span>
                <div>
                  <h3 className="pt-1.5 text-lg font-semibold">{title}</h3>
                  <p className="mt-1 max-w-xl text-dim">{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
        <Stamp />
      </div>
    </section>
  )
}

/** A tech-inspection sheet with its stamp. */
function Stamp() {
  return (
    <svg viewBox="0 0 320 360" className="mx-auto w-full max-w-72 self-center" aria-hidden="true">
      <path d="M24 12h232l40 40v296H24z" className="fill-raised stroke-edge" strokeWidth="2" />
      <path d="M256 12v40h40" fill="none" className="stroke-edge" strokeWidth="2" />
      <path
        d="M52 84h150M52 112h196M52 140h172M52 186h196M52 214h120M52 242h160"
        className="stroke-line"
        strokeWidth="8"
      />
      <g transform="rotate(-14 190 262)">
        <rect
          x="82"
          y="222"
          width="216"
          height="80"
          rx="6"
          fill="none"
          className="stroke-ok"
          strokeWidth="5"
        />
        <rect
          x="90"
          y="230"
          width="200"
          height="64"
          rx="3"
          fill="none"
          className="stroke-ok"
          strokeWidth="2"
        />
        <text
          x="190"
          y="274"
          textAnchor="middle"
          className="wide fill-ok-ink text-[2rem]"
          textLength="170"
          lengthAdjust="spacingAndGlyphs"
        >
          APPROVED
        </text>
      </g>
    </svg>
  )
}
