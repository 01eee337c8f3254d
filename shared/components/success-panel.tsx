/** Says that an enquiry has arrived. Hidden until the forwarding service has sent the visitor back. */
export function SuccessPanel() {
  return (
    <section className="success-panel" aria-labelledby="success-title" hidden>
      <h3 id="success-title">Application Submitted!</h3>
      <p>Thank you for reaching out. We'll get back to you shortly.</p>
      <button className="button" type="button">
        Close
      </button>
    </section>
  );
}
