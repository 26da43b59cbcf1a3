import { brandOf, errorIn, expiryOf, type FieldError, type FieldName, tidy } from './card-rules.ts'
import type { Look } from './look.ts'

const texts: Record<FieldName, { label: string; placeholder: string; autocomplete: AutoFill; mode: string }> =
  {
    number: {
      label: 'Card number',
      placeholder: '1234 1234 1234 1234',
      autocomplete: 'cc-number',
      mode: 'numeric',
    },
    expiry: { label: 'Expiration date', placeholder: 'MM / YY', autocomplete: 'cc-exp', mode: 'numeric' },
    cvc: { label: 'Security code', placeholder: 'CVC', autocomplete: 'cc-csc', mode: 'numeric' },
    postalCode: { label: 'ZIP code', placeholder: '12345', autocomplete: 'postal-code', mode: 'text' },
  }

export type CardFields = {
  root: HTMLElement
  complete(): boolean
  empty(): boolean
  brand(): string
  postalCode(): string
  error(): FieldError | undefined
  /** Shows what is missing, like sending the form. */
  validate(): FieldError | undefined
  card(): { number: string; exp_month: string; exp_year: string; cvc: string }
  focus(): void
  clear(): void
  disable(disabled: boolean): void
  restyle(look: Look): void
}

let counter = 0

/** The inputs of a card, in a shadow of their own so that the page's styles stay out. */
export function createCardFields(
  names: FieldName[],
  {
    labelled,
    given,
    onChange,
    onFocus,
    onBlur,
    onEscape,
  }: {
    labelled: boolean
    /** The initial values of the fields; the card itself cannot be given. */
    given: { postalCode?: string }
    onChange(): void
    onFocus(): void
    onBlur(): void
    onEscape(): void
  },
): CardFields {
  const root = document.createElement('div')
  const shadow = root.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  shadow.adoptedStyleSheets = [sheet]
  const form = document.createElement('div')
  form.className = labelled ? 'stack' : 'row'
  const message = document.createElement('p')
  message.id = 'message'
  message.setAttribute('role', 'alert')
  shadow.append(form, ...(labelled ? [message] : []))
  const inputs = new Map<FieldName, HTMLInputElement>()
  const errors = new Map<FieldName, FieldError>()

  const number = () => (inputs.get('number')?.value ?? '').replace(/\D/g, '')
  const check = (name: FieldName, leaving: boolean) => {
    const input = inputs.get(name)
    if (!input) return
    const error = errorIn(name, input.value, number(), leaving && input.value !== '')
    if (error) errors.set(name, error)
    else errors.delete(name)
    show()
  }
  const show = () => {
    for (const [name, input] of inputs) input.setAttribute('aria-invalid', String(errors.has(name)))
    message.textContent = [...errors.values()][0]?.message ?? ''
  }

  for (const name of names) {
    const { label, placeholder, autocomplete, mode } = texts[name]
    counter += 1
    const input = document.createElement('input')
    Object.assign(input, {
      id: `stripe-${counter}`,
      name,
      placeholder,
      autocomplete,
      inputMode: mode,
      spellcheck: false,
    })
    input.className = name
    if (name === 'postalCode') input.value = tidy(name, given.postalCode ?? '')
    if (labelled) {
      const caption = document.createElement('label')
      caption.htmlFor = input.id
      caption.textContent = label
      const field = document.createElement('div')
      field.className = `field ${name}`
      field.append(caption, input)
      form.append(field)
    } else {
      input.setAttribute('aria-label', label)
      form.append(input)
    }
    input.addEventListener('input', () => {
      input.value = tidy(name, input.value)
      check(name, false)
      onChange()
      // A complete number moves on to the next field, as at Stripe.
      if (name === 'number' && !errors.has(name) && isFull(input.value)) inputs.get('expiry')?.focus()
    })
    input.addEventListener('focus', onFocus)
    input.addEventListener('blur', () => {
      check(name, true)
      onChange()
      onBlur()
    })
    input.addEventListener('keydown', ({ key }) => key === 'Escape' && onEscape())
    inputs.set(name, input)
  }
  const isFull = (text: string) => text.replace(/\D/g, '').length >= (brandOf(number()) === 'amex' ? 15 : 16)
  const all = () => [...inputs].map(([name, { value }]) => [name, value] as const)

  return {
    root,
    complete: () => all().every(([name, value]) => value !== '' && !errorIn(name, value, number(), true)),
    empty: () => all().every(([, value]) => value === ''),
    brand: () => brandOf(number()),
    postalCode: () => inputs.get('postalCode')?.value ?? '',
    error: () => [...errors.values()][0],
    validate() {
      errors.clear()
      for (const [name, value] of all()) {
        const error = errorIn(name, value, number(), true)
        if (error) errors.set(name, error)
      }
      show()
      return [...errors.values()][0]
    },
    card() {
      const [month, year] = expiryOf(inputs.get('expiry')?.value ?? '')
      return {
        number: number(),
        exp_month: String(month),
        exp_year: String(year),
        cvc: inputs.get('cvc')?.value ?? '',
      }
    },
    focus: () => inputs.values().next().value?.focus(),
    clear() {
      for (const input of inputs.values()) input.value = ''
      errors.clear()
      show()
      onChange()
    },
    disable(disabled) {
      for (const input of inputs.values()) input.disabled = disabled
    },
    restyle: (look) => sheet.replaceSync(look.css),
  }
}
