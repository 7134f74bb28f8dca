/** What the law of India, or of Germany, wants in the settings (docs/law.md), with an invented company. */
const law = { taxesIncluded: true, foodInformation: true, askConsent: true }

const ofIndia = {
  law: { ...law, nutritionPerPack: true },
  seller: {
    name: 'Snackmate Demo Pvt Ltd',
    address: '1 Dock Road, Mumbai 400001',
    gstin: '27ABCDE1234F1Z5',
    fssai: '10012345678901',
  },
}

const ofGermany = {
  law: { ...law, unitPrice: 'per1000', bindingOrder: true },
  seller: { name: 'Snackmate Demo GmbH', address: 'Musterweg 1, 10115 Berlin', vatId: 'DE123456789' },
}

/** `country`: of the mock server's machines. */
export const lawfulSettings = (country = 'IN') => (country === 'IN' ? ofIndia : ofGermany)
