import type { MovementKind } from '@/domain/statement/movementKinds';

/** What a statement says. {names} are filled in. */
export interface StatementWords {
  title: string;
  /** Behind the month that has not ended. */
  soFar: string;
  account: string;
  period: string;
  made: string;
  practice: string;
  asset: string;
  opening: string;
  gained: string;
  lost: string;
  closing: string;
  price: string;
  worth: string;
  total: string;
  /** {day} */
  prices: string;
  noPrice: string;
  movements: string;
  day: string;
  what: string;
  amount: string;
  balance: string;
  nothing: string;
  /** {page} {pages} */
  page: string;
  kinds: Record<MovementKind, string>;
}

const en: StatementWords = {
  title: 'Account statement',
  soFar: 'so far',
  account: 'Account (UID)',
  period: 'Period',
  made: 'Made',
  practice: 'Practice coins: they have no value outside of this exchange.',
  asset: 'Asset',
  opening: 'Opening balance',
  gained: 'In',
  lost: 'Out',
  closing: 'Closing balance',
  price: 'Price, USD',
  worth: 'Worth, USD',
  total: 'Total',
  prices: 'Prices of {day}. Worth is rounded to cents; amounts are exact.',
  noPrice: 'A dash stands where there was no price; it counts as nothing in the total.',
  movements: 'Movements',
  day: 'Day',
  what: 'What',
  amount: 'Amount',
  balance: 'Balance',
  nothing: 'Nothing moved in this period.',
  page: 'Page {page} of {pages}',
  kinds: {
    DEPOSIT: 'Deposit',
    SEND: 'Sent on-chain',
    RECEIVED: 'From a user',
    SENT: 'To a user',
    TRADE: 'Trade',
    CONVERT: 'Convert',
    EXPRESS: 'Express',
    CHARGEBACK: 'Purchase charged back',
    DEBT: 'Debt collected',
    INTEREST: 'Earn interest',
    TAKEN_BACK: 'Early redemption cost',
    CLAIM: 'Practice funds',
    REBATE: 'Rebate',
    CORRECTION: 'Correction',
  },
};

const es: StatementWords = {
  title: 'Extracto de la cuenta',
  soFar: 'hasta ahora',
  account: 'Cuenta (UID)',
  period: 'Periodo',
  made: 'Emitido',
  practice: 'Monedas de práctica: no tienen valor fuera de esta plataforma.',
  asset: 'Activo',
  opening: 'Saldo inicial',
  gained: 'Entradas',
  lost: 'Salidas',
  closing: 'Saldo final',
  price: 'Precio, USD',
  worth: 'Valor, USD',
  total: 'Total',
  prices: 'Precios del {day}. El valor se redondea a céntimos; los importes son exactos.',
  noPrice: 'Un guion indica que no había precio; no cuenta en el total.',
  movements: 'Movimientos',
  day: 'Día',
  what: 'Concepto',
  amount: 'Importe',
  balance: 'Saldo',
  nothing: 'No hubo movimientos en este periodo.',
  page: 'Página {page} de {pages}',
  kinds: {
    DEPOSIT: 'Depósito',
    SEND: 'Envío por red',
    RECEIVED: 'De un usuario',
    SENT: 'A un usuario',
    TRADE: 'Operación',
    CONVERT: 'Conversión',
    EXPRESS: 'Express',
    CHARGEBACK: 'Compra con contracargo',
    DEBT: 'Deuda cobrada',
    INTEREST: 'Intereses de Earn',
    TAKEN_BACK: 'Coste de rescate anticipado',
    CLAIM: 'Fondos de práctica',
    REBATE: 'Reembolso de comisiones',
    CORRECTION: 'Corrección',
  },
};

const it: StatementWords = {
  title: 'Estratto conto',
  soFar: 'finora',
  account: 'Account (UID)',
  period: 'Periodo',
  made: 'Emesso',
  practice: 'Monete di prova: non hanno valore fuori da questa piattaforma.',
  asset: 'Asset',
  opening: 'Saldo iniziale',
  gained: 'Entrate',
  lost: 'Uscite',
  closing: 'Saldo finale',
  price: 'Prezzo, USD',
  worth: 'Valore, USD',
  total: 'Totale',
  prices: 'Prezzi del {day}. Il valore è arrotondato ai centesimi; gli importi sono esatti.',
  noPrice: 'Un trattino indica che non c’era un prezzo; non conta nel totale.',
  movements: 'Movimenti',
  day: 'Giorno',
  what: 'Causale',
  amount: 'Importo',
  balance: 'Saldo',
  nothing: 'Nessun movimento in questo periodo.',
  page: 'Pagina {page} di {pages}',
  kinds: {
    DEPOSIT: 'Deposito',
    SEND: 'Invio su rete',
    RECEIVED: 'Da un utente',
    SENT: 'A un utente',
    TRADE: 'Scambio',
    CONVERT: 'Conversione',
    EXPRESS: 'Express',
    CHARGEBACK: 'Storno di acquisto',
    DEBT: 'Debito riscosso',
    INTEREST: 'Interessi Earn',
    TAKEN_BACK: 'Costo di rimborso anticipato',
    CLAIM: 'Fondi di prova',
    REBATE: 'Rimborso commissioni',
    CORRECTION: 'Rettifica',
  },
};

const pt: StatementWords = {
  title: 'Extrato da conta',
  soFar: 'até agora',
  account: 'Conta (UID)',
  period: 'Período',
  made: 'Emitido',
  practice: 'Moedas de treino: não têm valor fora desta plataforma.',
  asset: 'Ativo',
  opening: 'Saldo inicial',
  gained: 'Entradas',
  lost: 'Saídas',
  closing: 'Saldo final',
  price: 'Preço, USD',
  worth: 'Valor, USD',
  total: 'Total',
  prices: 'Preços de {day}. O valor é arredondado aos cêntimos; os montantes são exatos.',
  noPrice: 'Um traço indica que não havia preço; não conta no total.',
  movements: 'Movimentos',
  day: 'Dia',
  what: 'Descrição',
  amount: 'Montante',
  balance: 'Saldo',
  nothing: 'Sem movimentos neste período.',
  page: 'Página {page} de {pages}',
  kinds: {
    DEPOSIT: 'Depósito',
    SEND: 'Envio pela rede',
    RECEIVED: 'De um utilizador',
    SENT: 'Para um utilizador',
    TRADE: 'Negociação',
    CONVERT: 'Conversão',
    EXPRESS: 'Express',
    CHARGEBACK: 'Compra estornada',
    DEBT: 'Dívida cobrada',
    INTEREST: 'Juros Earn',
    TAKEN_BACK: 'Custo de resgate antecipado',
    CLAIM: 'Fundos de treino',
    REBATE: 'Reembolso de comissões',
    CORRECTION: 'Correção',
  },
};

const bg: StatementWords = {
  title: 'Извлечение по сметка',
  soFar: 'досега',
  account: 'Профил (UID)',
  period: 'Период',
  made: 'Изготвено',
  practice: 'Учебни монети: нямат стойност извън тази борса.',
  asset: 'Актив',
  opening: 'Начално салдо',
  gained: 'Постъпления',
  lost: 'Изходящи',
  closing: 'Крайно салдо',
  price: 'Цена, USD',
  worth: 'Стойност, USD',
  total: 'Общо',
  prices: 'Цени към {day}. Стойността е закръглена до центове; сумите са точни.',
  noPrice: 'Тире означава, че не е имало цена; в общата сума не се брои.',
  movements: 'Движения',
  day: 'Ден',
  what: 'Основание',
  amount: 'Сума',
  balance: 'Салдо',
  nothing: 'Няма движения в този период.',
  page: 'Страница {page} от {pages}',
  kinds: {
    DEPOSIT: 'Депозит',
    SEND: 'Изпращане по мрежа',
    RECEIVED: 'От потребител',
    SENT: 'Към потребител',
    TRADE: 'Сделка',
    CONVERT: 'Обмяна',
    EXPRESS: 'Express',
    CHARGEBACK: 'Върнато плащане за покупка',
    DEBT: 'Събран дълг',
    INTEREST: 'Лихва от Earn',
    TAKEN_BACK: 'Цена за предсрочно изтегляне',
    CLAIM: 'Учебни средства',
    REBATE: 'Отстъпка от такси',
    CORRECTION: 'Корекция',
  },
};

const ar: StatementWords = {
  title: 'كشف حساب',
  soFar: 'حتى الآن',
  account: 'الحساب UID',
  period: 'الفترة',
  made: 'تاريخ الإصدار',
  practice: 'عملات تجريبية: لا قيمة لها خارج هذه المنصة.',
  asset: 'الأصل',
  opening: 'الرصيد الافتتاحي',
  gained: 'الوارد',
  lost: 'الصادر',
  closing: 'الرصيد الختامي',
  price: 'السعر USD',
  worth: 'القيمة USD',
  total: 'الإجمالي',
  prices: 'أسعار يوم {day}. القيمة مقربة إلى السنت والمبالغ دقيقة.',
  noPrice: 'تعني الشرطة أنه لم يكن هناك سعر، ولا تُحتسب في الإجمالي.',
  movements: 'الحركات',
  day: 'اليوم',
  what: 'البيان',
  amount: 'المبلغ',
  balance: 'الرصيد',
  nothing: 'لا توجد حركات في هذه الفترة.',
  page: 'صفحة {page} من {pages}',
  kinds: {
    DEPOSIT: 'إيداع',
    SEND: 'إرسال عبر الشبكة',
    RECEIVED: 'من مستخدم',
    SENT: 'إلى مستخدم',
    TRADE: 'تداول',
    CONVERT: 'تحويل عملة',
    EXPRESS: 'شراء سريع',
    CHARGEBACK: 'استرداد دفعة شراء',
    DEBT: 'تحصيل دين',
    INTEREST: 'عائد الادخار',
    TAKEN_BACK: 'تكلفة الاسترداد المبكر',
    CLAIM: 'أموال تجريبية',
    REBATE: 'استرداد رسوم',
    CORRECTION: 'تصحيح',
  },
};

/** No face with Chinese signs is kept with the product: those statements are made in English, and the page says so. */
const WORDS: Readonly<Record<string, StatementWords>> = { en, es, 'it-IT': it, 'pt-PT': pt, bg, 'ar-AE': ar };

/** The language a statement is made in for a language of the product. */
export const statementLanguageOf = (language: string): string => (Object.hasOwn(WORDS, language) ? language : 'en');

export const statementWordsOf = (language: string): StatementWords => WORDS[language] ?? en;
