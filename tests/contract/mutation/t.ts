import { createValidators } from '../guard/checks/validators.ts'
import { bundled } from '../guard/contract.ts'
import { recordExchanges } from './exchanges.ts'
import { answerOutcomes } from './kill-answers.ts'
import { structureOutcomes } from './kill-structure.ts'
import { documentOutcomes } from './kill-documents.ts'
import { validatorOutcomes } from './kill-validators.ts'
import { disagreement } from './judge.ts'
import { readFileSync, writeFileSync } from 'node:fs'
const t = Date.now()
const show = (title: string, all: any[]) => { const dead = all.filter(o=>o.killedBy!==null).length; console.log(title, dead, 'of', all.length, Date.now()-t); const by: any = {}; for (const o of all) if (o.killedBy===null) (by[o.operator]??=[]).push(o.place+' '+o.change.slice(0,110)); for (const k in by) { console.log(' ', k, by[k].length); for (const l of by[k].slice(0, 5)) console.log('     ', l) } }
const what = process.argv[2]
if (what === 'x') { const c = bundled(); const v = createValidators(c); const e = process.argv[3] ? JSON.parse(readFileSync('/tmp/ex.json','utf8')) : await recordExchanges(c, 1); writeFileSync('/tmp/ex.json', JSON.stringify(e)); const dis: any = {}; for (const x of e) { const d = disagreement(c, x, v); if (d) { const k = x.call.operation + ' ' + x.call.method+' '+ d.slice(0,70); dis[k]=(dis[k]??0)+1 } } console.log(dis); console.log(e.length, Date.now()-t)
show('structure', structureOutcomes(c, v, e)); show('answers', answerOutcomes(c, v, e)) }
const b = { cases: 0, apart: 0 }
if (what === 'zod') { show('zod', validatorOutcomes(b)); console.log(b) }
if (what === 'doc') show('doc', documentOutcomes())
