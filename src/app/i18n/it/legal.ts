import type { Texts } from '../texts.ts'

export default {
  lastUpdated: 'Ultimo aggiornamento: {date}',
  contents: 'Indice',
  contactPage: 'pagina dei contatti',
  logRetention_one: 'al massimo {count} giorno',
  logRetention_other: 'al massimo {count} giorni',
  'adsOnThisSite.none': 'Attualmente questo sito non mostra alcuna pubblicità.',
  'adsOnThisSite.house':
    'Attualmente a questo sito non è collegata alcuna rete pubblicitaria: gli spazi mostrano un nostro avviso e nessun altro è coinvolto.',
  'adsOnThisSite.network':
    'Attualmente questo sito utilizza Google AdSense, una rete pubblicitaria di Google Ireland Limited e di Google LLC, e i partner di cui Google si avvale. Il loro codice viene caricato solo dopo il tuo consenso.',
  'popupOnThisSite.off': 'Attualmente su questo sito non ci sono annunci pop-up.',
  'popupOnThisSite.session':
    'Se hai accettato, per ogni sessione può comparire un annuncio pop-up: solo alla prima visita della sessione, dopo circa venti secondi e solo nelle pagine più lunghe.',
  'popupOnThisSite.persistent':
    'Se hai accettato, nelle pagine più lunghe può comparire dopo circa venti secondi un annuncio pop-up, finché non lo chiudi una volta; poi non torna più.',
  'mapsOnThisSite.own': 'Le nostre carte provengono dal nostro server.',
  'mapsOnThisSite.external':
    'La carta di base del radar viene caricata dal tuo browser direttamente da {host}, che vede così il tuo indirizzo IP.',
  'table.caption': 'Tutto ciò che questo sito memorizza nel tuo browser',
  'table.key': 'Nome',
  'table.where': 'Dove',
  'table.purpose': 'Scopo',
  'table.duration': 'Durata',
  'table.category': 'Categoria',
  'where.local': 'Memoria locale',
  'where.session': 'Memoria di sessione',
  'where.cache': 'Memoria cache',
  'where.database': 'Banca dati',
  'where.cookie': 'Cookie',
  'category.necessary': 'Necessario',
  'category.offline': 'Uso offline, si può disattivare',
  'category.advertising': 'Pubblicità, solo con il consenso',
  'purpose.language': 'La lingua che hai scelto.',
  'purpose.mirror':
    'Copia della voce con lo stesso nome, perché il server possa inviare subito la pagina giusta.',
  'purpose.userLocation':
    'La località di cui vedi il meteo: nome breve, denominazione e coordinate. Il cookie contiene solo il nome breve o le coordinate.',
  'purpose.myPlaces':
    'Le località salvate, nel tuo ordine e con i nomi che hai dato loro, per ritrovarle alla prossima visita. Per mostrarne il meteo, il browser ci invia i nomi brevi o coordinate arrotondate a circa un chilometro, senza i nomi scelti da te.',
  'purpose.notifications':
    'Di che cosa vuoi essere avvisato: località, allerte e pericoli, pioggia, ore di silenzio e desideri. Una copia è sul nostro server finché le notifiche sono attive.',
  'purpose.settings': 'Unità, aspetto e movimento, se li hai scelti nelle impostazioni.',
  'purpose.consent': 'La tua decisione sulla pubblicità, con versione e data.',
  'purpose.offlineCopies': 'Se le pagine possono essere salvate per l’uso offline.',
  'purpose.pages':
    'Le tue località salvate e le ultime pagine visitate, al massimo 45, per leggerle senza connessione.',
  'purpose.glances': 'Il meteo più recente delle tue località, per lo stesso scopo.',
  'purpose.radar': 'Le immagini radar più recenti, per lo stesso scopo.',
  'purpose.assets': 'Script, stili e caratteri di cui queste pagine hanno bisogno.',
  'purpose.expiration':
    'Quando questi elementi sono stati usati l’ultima volta, per eliminare quelli vecchi.',
  'purpose.scrollPositions': 'Il punto della pagina in cui ti trovavi, per ritrovarlo quando torni indietro.',
  'purpose.operator':
    'Solo per il gestore: prova che il codice del gestore è stato inserito. Non leggibile dagli script.',
  'purpose.visitCount':
    'Conta i caricamenti di pagina di una sessione, affinché l’annuncio pop-up compaia al massimo una volta.',
  'purpose.popupClosed': 'Ricorda che hai chiuso l’annuncio pop-up.',
  'duration.untilDeleted': 'Finché non la elimini',
  'duration.year': 'Un anno',
  'duration.yearThenAsked': 'Un anno, poi chiediamo di nuovo',
  'duration.threeDays': 'Tre giorni',
  'duration.day': 'Un giorno',
  'duration.weekUnused': 'Una settimana dopo l’ultimo uso',
  'duration.nextVersion': 'Fino alla prossima versione del sito',
  'duration.session': 'Fino alla chiusura della scheda',
  'duration.month': '30 giorni',
  controller: 'Titolare del trattamento qui descritto è {operator}.',
  operatorUnnamed: 'Chi gestisce questa installazione non ha ancora indicato il proprio nome.',
  operatorLine: 'Il sito è gestito da {operator}.',
  'financing.none': '{site} è gratuito e su questa installazione non mostra pubblicità.',
  'financing.house': '{site} è gratuito.',
  'financing.network': '{site} è gratuito grazie alla pubblicità.',
  'beforeConsent.own':
    'Prima del tuo consenso non viene caricato alcun codice pubblicitario, il tuo browser non contatta terzi e non viene memorizzato nulla per la pubblicità.',
  'beforeConsent.contacts':
    'Prima del tuo consenso non viene caricato alcun codice pubblicitario e non viene memorizzato nulla per la pubblicità. Oltre a noi, il tuo browser contatta soltanto {hosts}.',
} satisfies Texts<'legal'>
