import { CardElement, Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'

const { clientSecret, element, theme } = Object.fromEntries(new URLSearchParams(location.search))

/** A checkout as an application writes it, with Stripe's own libraries as they are published. */
function Form() {
  const stripe = useStripe()
  const elements = useElements()
  const [state, setState] = useState({ ready: false, complete: false, result: '' })

  async function pay(event) {
    event.preventDefault()
    setState((before) => ({ ...before, result: '' }))
    const isSetup = clientSecret.startsWith('seti')
    const card = { payment_method: { card: elements.getElement(CardElement) ?? undefined } }
    const { error, paymentIntent, setupIntent } =
      element === 'payment'
        ? await (isSetup ? stripe.confirmSetup : stripe.confirmPayment)({ elements, redirect: 'if_required' })
        : await (isSetup ? stripe.confirmCardSetup : stripe.confirmCardPayment)(clientSecret, card)
    setState((before) => ({
      ...before,
      result: error ? `error: ${error.message}` : (paymentIntent ?? setupIntent).status,
    }))
  }
  const listen = {
    onReady: () => setState((before) => ({ ...before, ready: true })),
    onChange: ({ complete }) => setState((before) => ({ ...before, complete })),
  }
  return (
    <form onSubmit={pay}>
      {element === 'payment' ? <PaymentElement {...listen} /> : <CardElement {...listen} />}
      <button type="submit" disabled={!state.ready}>
        Pay
      </button>
      <p data-testid="complete">{String(state.complete)}</p>
      <p role="status">{state.result}</p>
    </form>
  )
}

const stripe = loadStripe('pk_test_local')
createRoot(document.getElementById('root')).render(
  <main className={theme}>
    <h1>Checkout</h1>
    <Elements stripe={stripe} options={element === 'payment' ? { clientSecret } : {}}>
      <Form />
    </Elements>
  </main>,
)
