import { Column, PrimaryColumn } from 'typeorm';

export const IdColumn = () => PrimaryColumn({ type: 'varchar', length: 36 });
export const ReferenceColumn = (nullable = false) => Column({ type: 'varchar', length: 36, nullable });
export const TextColumn = (length: number, nullable = false) => Column({ type: 'varchar', length, nullable });
export const LongTextColumn = (nullable = false) => Column({ type: 'mediumtext' as 'text', nullable });
export const FileColumn = () => Column({ type: 'mediumblob' as 'blob', select: false });
export const CountColumn = (nullable = false) => Column({ type: 'int', nullable });
/** Minor units, such as cents. */
export const MoneyColumn = (nullable = false) => Column({ type: 'bigint', nullable });
export const DateColumn = (nullable = false) => Column({ type: 'date', nullable });
/** Epoch milliseconds: the engines' date-time types differ in format and time zone. */
export const InstantColumn = (nullable = false) => Column({ type: 'bigint', nullable });
