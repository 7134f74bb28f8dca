import { describe, expect, test } from 'vitest'
import { changesOf, formOf, type Profile, type ProfileForm, validateProfile } from './profile-form.ts'

const fresh: Profile = { id: 'u', phone: '9876500001', country_code: '+91' }
const asha: Profile = { ...fresh, first_name: 'Asha', last_name: 'Rao', email: 'asha@example.com', gender: 'female' }
const today = '2026-11-21'
const filledForm = (profile: Profile, more: Partial<ProfileForm>) => ({ ...formOf(profile), ...more })

describe('the changes to send', () => {
  test('are empty if nothing was changed', () => expect(changesOf(formOf(asha), asha)).toEqual({}))
  test('are the edited fields, trimmed', () =>
    expect(changesOf(filledForm(asha, { first_name: ' Asha-Mai ', date_of_birth: '1994-04-12' }), asha)).toEqual({
      first_name: 'Asha-Mai',
      date_of_birth: '1994-04-12',
    }))
  test('do not contain an unknown gender unless the customer chooses another one', () => {
    const later = { ...asha, gender: 'later' } as unknown as Profile
    expect(changesOf(filledForm(later, { last_name: 'Sen' }), later)).toEqual({ last_name: 'Sen' })
  })
})

describe('validation', () => {
  test.each([
    ['a complete profile', asha, {}, {}],
    ['a profile without a name', fresh, { email: 'a@example.com' }, { first_name: 'missing' }],
    ['a cleared name', asha, { first_name: ' ' }, { first_name: 'emptied' }],
    ['a cleared email address', asha, { email: '' }, { email: 'emptied' }],
    ['a name of 81 letters', asha, { last_name: 'x'.repeat(81) }, { last_name: 'long' }],
    ['a name of 80 letters', asha, { last_name: 'x'.repeat(80) }, {}],
    ['an invalid email address', asha, { email: 'asha@' }, { email: 'wrong' }],
    ['a future birthday', asha, { date_of_birth: '2026-11-22' }, { date_of_birth: 'future' }],
    ['a birthday today', asha, { date_of_birth: '2026-11-21' }, {}],
    ['an invalid date', asha, { date_of_birth: '2026-02-31' }, { date_of_birth: 'wrong' }],
  ] as const)('%s', (_, profile, more, errors) =>
    expect(validateProfile(filledForm(profile, more), profile, today)).toEqual(errors),
  )
})
