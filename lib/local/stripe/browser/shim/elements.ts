import { type CardFields, createCardFields } from './card-fields.ts'
import type { FieldName } from './card-rules.ts'
import { type Appearance, lookOf, type Style } from './look.ts'

export type ElementOptions = {
  style?: Style
  hidePostalCode?: boolean
  disabled?: boolean
  fields?: object
  value?: { postalCode?: string }
}
export type ElementsOptions = { clientSecret?: string; appearance?: Appearance; mode?: string }
type Handler = (event: object) => void

const fieldsOf: Record<string, FieldName[]> = {
  card: ['number', 'expiry', 'cvc', 'postalCode'],
  cardNumber: ['number'],
  cardExpiry: ['expiry'],
  cardCvc: ['cvc'],
  payment: ['number', 'expiry', 'cvc', 'postalCode'],
}

export type ShimElement = ReturnType<typeof createElement>

/** One element as `stripe.elements().create(…)` gives it. */
function createElement(
  type: string,
  options: ElementOptions,
  appearance: Appearance | undefined,
  remove: () => void,
) {
  const names = fieldsOf[type]
  if (!names) throw new Error(`The stand-in for Stripe.js has no element of the type "${type}".`)
  const handlers = new Map<string, Set<Handler>>()
  const emit = (event: string, more: object = {}) => {
    for (const handler of [...(handlers.get(event) ?? [])]) handler({ elementType: type, ...more })
  }
  const fields: CardFields = createCardFields(
    names.filter((name) => name !== 'postalCode' || !options.hidePostalCode),
    {
      labelled: type === 'payment',
      given: options.value ?? {},
      onChange: () =>
        emit('change', {
          empty: fields.empty(),
          complete: fields.complete(),
          brand: fields.brand(),
          error: fields.error(),
          collapsed: false,
          value: type === 'payment' ? { type: 'card' } : { postalCode: fields.postalCode() },
        }),
      onFocus: () => emit('focus'),
      onBlur: () => emit('blur'),
      onEscape: () => emit('escape'),
    },
  )
  let current = options
  const restyle = (look = appearance) => {
    fields.restyle(lookOf(current.style, look))
    fields.disable(current.disabled ?? false)
  }
  restyle()
  return {
    type,
    _elementType: type,
    fields,
    restyle,
    mount(target: string | HTMLElement) {
      const place = typeof target === 'string' ? document.querySelector(target) : target
      if (!place)
        throw new Error(`The selector you specified (${String(target)}) applies to no DOM elements.`)
      place.classList.add('StripeElement')
      place.replaceChildren(fields.root)
      queueMicrotask(() => emit('ready'))
    },
    unmount: () => fields.root.remove(),
    destroy() {
      fields.root.remove()
      handlers.clear()
      remove()
    },
    update(change: ElementOptions) {
      current = { ...current, ...change }
      restyle()
    },
    on(event: string, handler: Handler) {
      handlers.set(event, (handlers.get(event) ?? new Set()).add(handler))
      return this
    },
    once(event: string, handler: Handler) {
      const only: Handler = (given) => {
        this.off(event, only)
        handler(given)
      }
      return this.on(event, only)
    },
    off(event: string, handler?: Handler) {
      if (handler) handlers.get(event)?.delete(handler)
      else handlers.delete(event)
      return this
    },
    focus: () => fields.focus(),
    blur: () => (document.activeElement as HTMLElement | null)?.blur(),
    clear: () => fields.clear(),
    collapse: () => undefined,
  }
}

export type ShimElements = ReturnType<typeof createElements>

/** A group of elements that belong together. */
export function createElements(options: ElementsOptions = {}) {
  const made = new Map<string, ShimElement>()
  let current = options
  return {
    made,
    clientSecret: () => current.clientSecret,
    create(type: string, elementOptions: ElementOptions = {}) {
      if (made.has(type)) throw new Error(`Can only create one Element of type ${type} through elements.`)
      const element = createElement(type, elementOptions, current.appearance, () => made.delete(type))
      made.set(type, element)
      return element
    },
    getElement(type: string | { __elementType?: string }) {
      const name = typeof type === 'string' ? type : (type.__elementType ?? '')
      return made.get(name) ?? null
    },
    update(change: ElementsOptions) {
      current = { ...current, ...change }
      for (const element of made.values()) element.restyle(current.appearance)
    },
    fetchUpdates: async () => ({}),
    /** Validates what was entered before a payment is confirmed. */
    async submit() {
      const error = [...made.values()].map(({ fields }) => fields.validate()).find(Boolean)
      return error ? { error } : { selectedPaymentMethod: 'card' }
    },
  }
}
