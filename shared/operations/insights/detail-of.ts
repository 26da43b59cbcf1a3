/**
 * What an event says beside its page, as one word or two of known ones. Whatever else it holds, such as what was
 * searched for or paid, stays in the browser.
 */
export function detailOf(name: string, params: object): string | undefined {
  const values = params as Record<string, unknown>
  const said = (fieldsOf[name] ?? []).map((field) => values[field])
  return said.length > 0 ? said.join(' ') : undefined
}

const fieldsOf: Readonly<Record<string, readonly string[]>> = {
  sign_up: ['method', 'membership_type'],
  login: ['method'],
  event_registration: ['kind'],
  purchase: ['item'],
  social_click: ['network'],
  form_submit: ['form_name', 'outcome'],
  ad_click: ['zone'],
  error: ['code'],
  view_event_detail: ['kind'],
}
