import { isCardNumber } from '../../payments/test-cards.ts'

export type FieldName = 'number' | 'expiry' | 'cvc' | 'postalCode'
export type FieldError = { type: 'validation_error'; code: string; message: string }

const failure = (code: string, message: string): FieldError => ({ type: 'validation_error', code, message })

export function brandOf(number: string): string {
  if (/^3[47]/.test(number)) return 'amex'
  if (/^4/.test(number)) return 'visa'
  if (/^(5[1-5]|2[2-7])/.test(number)) return 'mastercard'
  return 'unknown'
}

const lengthOf = (number: string) => (brandOf(number) === 'amex' ? 15 : 16)

/** Formats what a person types, grouped as on the card. */
export function tidy(name: FieldName, text: string): string {
  const digits = text.replace(/\D/g, '')
  if (name === 'number') {
    const number = digits.slice(0, lengthOf(digits))
    const groups =
      brandOf(number) === 'amex' ? /^(\d{0,4})(\d{0,6})(\d{0,5})$/ : /^(\d{0,4})(\d{0,4})(\d{0,4})(\d{0,4})$/
    return (groups.exec(number)?.slice(1) ?? []).filter(Boolean).join(' ')
  }
  if (name === 'expiry') {
    const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits
    const [month, year] = [padded.slice(0, 2), padded.slice(2, 4)]
    return year || (month.length === 2 && text.endsWith('/')) ? `${month} / ${year}` : month
  }
  if (name === 'cvc') return digits.slice(0, 4)
  return text.slice(0, 10)
}

/**
 * Returns what is wrong with a field, in Stripe’s words; incomplete fields only count once they are left or
 * sent.
 */
export function errorIn(
  name: FieldName,
  text: string,
  number: string,
  leaving: boolean,
): FieldError | undefined {
  if (name === 'number') {
    const digits = text.replace(/\D/g, '')
    if (digits.length >= lengthOf(digits))
      return isCardNumber(digits) ? undefined : failure('invalid_number', 'Your card number is invalid.')
    return leaving ? failure('incomplete_number', 'Your card number is incomplete.') : undefined
  }
  if (name === 'expiry') {
    const [month, year] = expiryOf(text)
    if (month > 12) return failure('invalid_expiry_month', "Your card's expiration date is invalid.")
    if (/\d\d \/ \d\d$/.test(text))
      return isPast(month, year)
        ? failure('invalid_expiry_year_past', "Your card's expiration year is in the past.")
        : undefined
    return leaving ? failure('incomplete_expiry', "Your card's expiration date is incomplete.") : undefined
  }
  if (name === 'cvc') {
    const needed = brandOf(number) === 'amex' ? 4 : 3
    return leaving && text.length < needed
      ? failure('incomplete_cvc', "Your card's security code is incomplete.")
      : undefined
  }
  return leaving && text.trim() === ''
    ? failure('incomplete_zip', 'Your postal code is incomplete.')
    : undefined
}

export const expiryOf = (text: string): [month: number, year: number] => {
  const [month = '0', year = '0'] = text.split(' / ')
  return [Number(month), 2000 + Number(year)]
}

const isPast = (month: number, year: number) => new Date(year, month, 1) <= new Date()
