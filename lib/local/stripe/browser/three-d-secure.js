const form = document.getElementById('answer')
const result = document.getElementById('result')

/** Back to the shop, which learns the outcome in Stripe’s form. */
function goBack(succeeded) {
  if (!form.dataset.return) return
  const url = new URL(form.dataset.return)
  const noun = form.dataset.intent.startsWith('seti') ? 'setup_intent' : 'payment_intent'
  url.searchParams.set(noun, form.dataset.intent)
  url.searchParams.set(`${noun}_client_secret`, form.client_secret.value)
  url.searchParams.set('redirect_status', succeeded ? 'succeeded' : 'failed')
  location.assign(url)
}

form.addEventListener('submit', async (event) => {
  event.preventDefault()
  const outcome = event.submitter.value
  const body = new URLSearchParams({ client_secret: form.client_secret.value, outcome })
  const response = await fetch(location.pathname, { method: 'POST', body })
  const { status } = await response.json()
  result.textContent = `The payment is now: ${status}.`
  for (const button of form.querySelectorAll('button')) button.disabled = true
  goBack(outcome === 'pass' && status === 'succeeded')
})

document.getElementById('abandon').addEventListener('click', () => {
  if (form.dataset.return) history.back()
  else close()
  result.textContent = 'The payment is waiting for an answer.'
})
